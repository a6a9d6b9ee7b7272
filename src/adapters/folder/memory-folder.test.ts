import { sharedFolderContract } from '#application/devices/shared-folder.contract.ts';
import { memoryHarness } from '#fixtures/folder/memory-folder.harness.ts';

sharedFolderContract('a folder in memory', () => memoryHarness());
