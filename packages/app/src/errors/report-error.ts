import { ApiError, reportClientError, requestOf } from '@mediation/api-client';
import { matchPath } from 'react-router-dom';
import { version } from '../../../../package.json';
import { paths } from '../paths.ts';
import { isExiting } from '../safety/quick-exit.ts';
import { describeError } from './describe-error.ts';
import { newErrorId } from './error-id.ts';

type Kind = 'render' | 'script' | 'promise';

/** The maximum number of hidden errors reported per page load. */
const mostHidden = 5;
const reported = new Set<string>();
let hidden = 0;

/** Reports an error that replaced a page, once per id. */
export function reportShownError(error: unknown, id: string) {
  if (reported.has(id)) return;
  reported.add(id);
  send('render', error, id);
}

/** Reports an error that no page shows: once per location, and only the first few. */
export function reportHiddenError(kind: Exclude<Kind, 'render'>, error: unknown) {
  if (!(error instanceof Error) || isOrdinary(error)) return;
  const { name, code, stack } = describeError(error);
  const what = [name, code, stack[0]].join(' ');
  if (reported.has(what) || hidden >= mostHidden) return;
  reported.add(what);
  hidden += 1;
  send(kind, error, newErrorId());
}

/** Aborted requests and lost connections need no fix. */
const isOrdinary = (error: Error) => error.name === 'AbortError' || (error instanceof ApiError && error.status === 0);

/** Sends a report with `keepalive`, so that it survives the end of the page. Failures are ignored. */
function send(kind: Kind, error: unknown, id: string) {
  if (isExiting()) return;
  const { pathname } = location;
  const route = Object.values(paths).find(({ pattern }) => matchPath(pattern, pathname))?.pattern ?? '*';
  const { url, ...init } = requestOf(reportClientError, { id, kind, route, version, ...describeError(error) });
  void fetch(url, { ...init, keepalive: true }).catch(() => {});
}
