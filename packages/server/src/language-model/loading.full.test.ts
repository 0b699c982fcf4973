// Guards packages/server/src/language-model/**
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const settings = {
  baseUrl: 'http://127.0.0.1:9/v1',
  model: 'a-model',
  apiKey: undefined,
  isPrivate: true,
  redacts: false,
};

/** Loads the server in a process of its own and prints which files of the model's libraries were loaded. */
const script = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({
    load(url, context, next) {
      if (/node_modules\\/(ai|@ai-sdk\\/[\\w-]+)\\//.test(url)) loaded.push(url);
      return next(url, context);
    },
  });
  await import('./src/app.ts');
  const { openLanguageModel } = await import('./src/language-model/open-language-model.ts');
  await openLanguageModel(undefined);
  const without = loaded.length;
  await openLanguageModel(${JSON.stringify(settings)});
  console.log(JSON.stringify({ without, isLoaded: loaded.length > 0 }));
  process.exit();`;

test('the libraries of a language model are loaded only when one is configured', async () => {
  const cwd = new URL('../..', import.meta.url);
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd });
  expect(JSON.parse(stdout)).toEqual({ without: 0, isLoaded: true });
});
