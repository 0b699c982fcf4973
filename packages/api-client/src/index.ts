export { type ApiClient, createApiClient } from './api-client.ts';
export { batched } from './batch.ts';
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
export {
  type AnswerKind,
  type BodyKind,
  type Change,
  type Endpoint,
  endpoint,
  isEndpoint,
  type Read,
  type RunKind,
} from './endpoint.ts';
export { defaultBranding } from './default-branding.ts';
export * as endpoints from './endpoints/index.ts';
export * from './endpoints/index.ts';
export { keptText } from './endpoints/text.ts';
export {
  ApiError,
  type ErrorBody,
  type ErrorDetail,
  errorFrom,
  type FactorKind,
  type Failure,
  failures,
} from './error.ts';
export { formerParticipant } from './former-participant.ts';
export { limits } from './limits.ts';
export { organizationIn } from './organization-in.ts';
export { pageInput, pageOutput, Version } from './page.ts';
export { type ConditionCode, conditions, isStated, processSteps, stepAfter, steps } from './process.ts';
export { type ApiRequest, requestOf } from './request.ts';
export { liveTopics, type Topic, topics } from './topics.ts';
