/** product.md, Provider calls: code. */
const LIMIT_MS = 120_000;

/** Code of the page as it comes. Rejects when it has not come after 120 s, as when it can't come at all. */
export const codeInTime = <Code>(coming: Promise<Code>): Promise<Code> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The code did not come within 120 s.')), LIMIT_MS);
    void coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });
