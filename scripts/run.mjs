/**
 * Runs a command's work. What goes wrong is told in one message and a failing exit code, without a stack.
 * @param {() => Promise<unknown>} work
 */
export async function run(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
