import { storeContract } from '#application/ports/library/store.contract.ts';
import { storeHarness } from './remote-medium.harness.ts';

storeContract('a remote store', storeHarness);
