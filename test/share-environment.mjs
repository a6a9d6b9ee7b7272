import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

/** A thread whose environment is that of its process: only there can a test choose the time zone. Stryker runs tests in threads. */
class SharingWorker extends threads.Worker {
  /**
   * @param {string | URL} file
   * @param {import('node:worker_threads').WorkerOptions} [options] whose variables the whole process gets
   */
  constructor(file, options = {}) {
    Object.assign(process.env, options.env);
    super(file, { ...options, env: threads.SHARE_ENV });
  }
}

threads.Worker = SharingWorker;
syncBuiltinESMExports();
