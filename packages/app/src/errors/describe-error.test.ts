import { ApiError } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

const withStack = (stack: string, message = 'Ada Reyes is not a function') =>
  Object.assign(new TypeError(message), { stack });

test('an error report contains the class and the script positions of an error and not its message', () => {
  const chromium = withStack(
    [
      "TypeError: Cannot read 'Ada Reyes' at https://mediation.example/assets/first-Aa1_.js:9:9 of ada@test.example",
      '    at Ada (https://mediation.example/assets/first-Aa1_.js:1:2345)',
      '    at async https://mediation.example/assets/case-page-Zz9-.js?email=ada@test.example:3:7',
      '    at eval (chrome-extension://abcdef/content.js:1:1)',
      '    at https://mediation.example/case/6f1c2d3e:2:1',
    ].join('\n'),
  );
  expect(describeError(chromium)).toEqual({
    name: 'TypeError',
    stack: ['assets/first-Aa1_.js:1:2345', 'assets/case-page-Zz9-.js:3:7'],
  });
});

test('an error report reads the stacks of Firefox and Safari', () => {
  const firefox = withStack('ada@https://mediation.example/assets/first.js:1:2345\n@https://mediation.example/x:1:1');
  expect(describeError(firefox).stack).toEqual(['assets/first.js:1:2345']);
});

test('an error report contains the code and request id of a failed call and the number of a React error', () => {
  const body = { error: { code: 'unexpected', message: 'Ada' }, requestId: 'b7c0-42' };
  expect(describeError(new ApiError('unexpected', 'Ada', { body }))).toMatchObject({
    name: 'ApiError',
    code: 'unexpected',
    request_id: 'b7c0-42',
  });
  const react = withStack('', 'Minified React error #310; visit https://react.dev/errors/310');
  expect(describeError(react)).toMatchObject({ code: 'react-310' });
});

test('an error report names the class Unknown when the thrown value is no error', () => {
  for (const thrown of ['Ada Reyes', null, undefined, { name: 'Ada' }])
    expect(describeError(thrown)).toEqual({ name: 'Unknown', stack: [] });
});
