/** A promise of which can be told at any moment whether it has settled, either way. */
export interface Settling {
  readonly isSettled: boolean;
  /** Never rejects. */
  readonly settled: Promise<void>;
}

export const settlingOf = (promise: Promise<unknown>): Settling => {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  return {
    get isSettled() {
      return isSettled;
    },
    settled: promise.then(settle, settle),
  };
};
