/** A service on which titles can be watched, in whichever country. */
export interface WatchService {
  readonly id: number;
  readonly name: string;
  readonly logoPath: string | null;
}
