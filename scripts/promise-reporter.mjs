import { stripVTControlCharacters } from 'node:util';

/** @typedef {import('vitest/node').TestCase} TestCase */
/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('vitest/node').TestSuite} TestSuite */
/** @typedef {{ readonly message: string }} Fault */

/** @param {Fault} fault */
const inOneLine = ({ message }) => stripVTControlCharacters(message).split('\n')[0] ?? '';

/** Without the contract, and without what the suite calls itself. @param {TestCase} test */
const promiseOf = ({ fullName }) => fullName.split(' > ').slice(2).join(': ');

/** Prints a line for each promise of a contract, once all of them are tried: kept or broken. */
export class PromiseReporter {
  kept = 0;
  broken = 0;
  /** Of what could not even be run. */
  failed = 0;

  /** @param {(line: string) => void} print */
  constructor(print) {
    this.print = print;
  }

  /** @param {TestSuite} suite */
  onTestSuiteResult(suite) {
    if (suite.parent.type !== 'module') return;
    this.print(suite.name);
    for (const test of suite.children.allTests()) this.tell(test);
  }

  /** @param {TestCase} test */
  tell(test) {
    const { state, errors = [] } = test.result();
    const isKept = state === 'passed';
    if (isKept) this.kept += 1;
    else this.broken += 1;
    this.print(`${isKept ? 'kept  ' : 'broken'}  ${promiseOf(test)}`);
    for (const error of errors) this.print(`        ${inOneLine(error)}`);
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
