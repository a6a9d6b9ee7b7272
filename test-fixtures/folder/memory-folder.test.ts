import { devicesFolderContract } from '#application/ports/devices/devices-folder.contract.ts';
import { memoryHarness } from '#fixtures/folder/memory-folder.harness.ts';

devicesFolderContract('a folder in memory', () => memoryHarness());
