export { type ApiClient, createApiClient } from './api-client.ts';
export {
  type AnswerOf,
  type Arguments,
  type Call,
  type CallOptions,
  type Calls,
  type ClientOptions,
  clientOf,
  createCall,
  type InputOf,
} from './client.ts';
export { type AnswerKind, type BodyKind, type Endpoint, endpoint, isEndpoint, type RunKind } from './endpoint.ts';
export * as endpoints from './endpoints/index.ts';
export * from './endpoints/index.ts';
export { ApiError, type ErrorBody, type ErrorDetail, errorFrom, type Failure, failures } from './error.ts';
export { limits } from './limits.ts';
export { pageInput, pageOutput, Version } from './page.ts';
export { type ApiRequest, requestOf } from './request.ts';
export { liveTables, type Topic, topics } from './topics.ts';
