import { stripVTControlCharacters } from 'node:util';

/** @typedef {import('vitest/node').TestCase} TestCase */
/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {{ readonly message: string }} Fault */

/** @param {Fault} fault @returns the first line of what is wrong */
const inOneLine = ({ message }) => stripVTControlCharacters(message).split('\n')[0] ?? '';

/** @param {TestCase} test @returns {{ contract: string, promise: string }} */
function wordsOf({ fullName }) {
  const [contract = '', , ...promise] = fullName.split(' > ');
  return { contract, promise: promise.join(': ') };
}

/** Prints a line for each promise of a contract, as it turns out: kept or broken. */
export class PromiseReporter {
  kept = 0;
  broken = 0;
  /** Of what could not even be run. */
  failed = 0;
  contract = '';

  /** @param {(line: string) => void} print */
  constructor(print) {
    this.print = print;
  }

  /** @param {TestCase} test */
  onTestCaseResult(test) {
    const { contract, promise } = wordsOf(test);
    const { state, errors = [] } = test.result();
    if (contract !== this.contract) this.print((this.contract = contract));
    if (state === 'passed') this.kept += 1;
    else this.broken += 1;
    this.print(`${state === 'passed' ? 'kept  ' : 'broken'}  ${promise}`);
    for (const error of errors) this.print(`          ${inOneLine(error)}`);
  }

  /** @param {readonly TestModule[]} modules @param {readonly Fault[]} unhandled */
  onTestRunEnd(modules, unhandled) {
    for (const error of [...modules.flatMap((module) => module.errors()), ...unhandled]) {
      this.failed += 1;
      this.print(inOneLine(error));
    }
  }

  get isKept() {
    return this.kept > 0 && this.broken + this.failed === 0;
  }

  get summary() {
    return `${this.kept + this.broken} promises: ${this.kept} kept, ${this.broken} broken.`;
  }
}
