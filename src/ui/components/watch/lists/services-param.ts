import { withParams } from '../../../hooks/address/with-params.ts';

const NAME = 'services';
const MINE = 'mine';

/** Whether the URL asks for what is on the visitor's services (product.md, Where to watch: on my services). */
export const readServicesParam = (params: URLSearchParams): boolean => params.get(NAME) === MINE;

/** The URL's parameters with this choice in them. Other parameters stay. */
export const writeServicesParam = (params: URLSearchParams, isOn: boolean): URLSearchParams =>
  withParams(params, { [NAME]: isOn ? MINE : undefined });
