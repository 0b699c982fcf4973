interface Failure {
  name?: string;
  statusCode?: number;
  lastError?: unknown;
  cause?: unknown;
}

/** Names why the model gave no usable answer. It never contains a text of a person. */
export function fallbackReason(error: unknown): string {
  const { name, statusCode, lastError, cause } = error as Failure;
  switch (name ?? '') {
    case 'AI_RetryError':
      return fallbackReason(lastError);
    case 'AI_APICallError':
      if (statusCode === undefined) return 'network';
      if (statusCode >= 300) return `http_${statusCode}`;
      return cause instanceof TypeError ? 'network' : 'invalid_output';
    case 'AI_NoObjectGeneratedError':
    case 'AI_NoOutputGeneratedError':
    case 'AI_JSONParseError':
    case 'AI_TypeValidationError':
      return 'invalid_output';
    case 'TimeoutError':
    case 'AbortError':
      return 'timeout';
    case 'RefusedAddress':
      return 'refused_address';
    default:
      return 'network';
  }
}
