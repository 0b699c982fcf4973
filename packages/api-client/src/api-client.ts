import { type Calls, type ClientOptions, clientOf } from './client.ts';
import * as endpoints from './endpoints/index.ts';

/** A typed function for every endpoint of the contract. */
export type ApiClient = Calls<typeof endpoints>;

/** Creates the client: `await api.createCase({ title, personalInfo })`. Every failure is an `ApiError`. */
export const createApiClient = (options: ClientOptions): ApiClient => clientOf(endpoints, options);
