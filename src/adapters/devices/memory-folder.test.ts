import { sharedFolderContract } from '#application/ports/devices/shared-folder.contract.ts';
import { memoryHarness } from '#fixtures/folder/memory-folder.harness.ts';

sharedFolderContract('a folder in memory', () => memoryHarness());
