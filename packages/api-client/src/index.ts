export { type ApiClient, createApiClient } from './api-client.ts';
export { type CallOptions, type Calls, type ClientOptions, clientOf } from './client.ts';
export { type AnswerKind, type BodyKind, type Endpoint, endpoint, isEndpoint } from './endpoint.ts';
export * as endpoints from './endpoints/index.ts';
export * from './endpoints/index.ts';
export { ApiError, type ErrorBody, type ErrorDetail, errorFrom, type Failure, failures } from './error.ts';
export { limits } from './limits.ts';
export { pageInput, pageOutput, Version } from './page.ts';
export { type ApiRequest, requestOf } from './request.ts';
