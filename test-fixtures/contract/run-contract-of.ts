import { functionOf, type AdapterFile } from './adapter-file.ts';
import { CONTRACT_PORTS } from './contract-ports.ts';

/** A contract to run: the port's name, and the file with an adapter of it, from the root. */
export interface GivenContract {
  readonly port: string;
  readonly file: string;
}

/**
 * Runs the contract of a port over what a file exports.
 * @throws {Error} where it exports nothing that the contract can be run over
 */
export const runContractOf = ({ port, file }: GivenContract, exported: AdapterFile): void => {
  const entry = CONTRACT_PORTS[port];
  if (!entry) throw new Error(`There is no contract ${port}; there are ${Object.keys(CONTRACT_PORTS).join(', ')}.`);
  const { contract, harness, adapter } = entry;
  const own = functionOf(exported, new RegExp(`^${harness}$`));
  const found = adapter && functionOf(exported, adapter.name);
  if (!own && !found) {
    throw new Error(
      `${file} has nothing to run the contract over: export ${adapter ? `${adapter.words}, or ` : ''}${harness}.`,
    );
  }
  contract(file, (own ?? adapter?.harnessOf(found as never)) as never);
};
