import {
  type AnswerOf,
  ApiError,
  type ErrorDetail,
  getParentingSchedule,
  type ParentingSchedule,
  saveParentingSchedule,
} from '@mediation/api-client';
import { useRef, useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { tabDraft } from '../../../browser/tab-draft.ts';
import { emptySchedule } from './empty-schedule.ts';

export type Draft = AnswerOf<typeof getParentingSchedule>;
export type ScheduleSaveState = 'unchanged' | 'saving' | 'saved' | 'failed' | 'conflict';

const pause = 600;

/** The schedule in work. Each change is saved after a pause; what could not be saved stays in this tab. */
export function useDraftSchedule(caseId: string, read: Draft) {
  const { call } = useBackend();
  const [kept] = useState(() => tabDraft<{ schedule: ParentingSchedule; version: number }>(`schedule:${caseId}`));
  const [unsaved] = useState(() => kept.read());
  const [schedule, setSchedule] = useState(() => unsaved?.schedule ?? read.schedule ?? emptySchedule());
  const [state, setState] = useState<ScheduleSaveState>(() => {
    if (unsaved === null) return 'unchanged';
    return unsaved.version === read.version ? 'failed' : 'conflict';
  });
  const [refused, setRefused] = useState<readonly ErrorDetail[]>([]);
  const version = useRef(read.version);
  const waiting = useRef<ParentingSchedule>(undefined);
  const isSaving = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    let current = waiting.current;
    try {
      while (current !== undefined) {
        waiting.current = undefined;
        const stored = { caseId, schedule: current, ...(version.current > 0 && { version: version.current }) };
        ({ version: version.current } = await call(saveParentingSchedule, stored));
        current = waiting.current;
      }
      kept.drop();
      setRefused([]);
      setState('saved');
    } catch (error) {
      waiting.current ??= current;
      setRefused(error instanceof ApiError && error.code === 'invalid' ? error.details : []);
      setState(error instanceof ApiError && error.code === 'conflict' ? 'conflict' : 'failed');
    } finally {
      isSaving.current = false;
    }
  };

  const change = (next: ParentingSchedule) => {
    setSchedule(next);
    setState((now) => (now === 'conflict' ? now : 'saving'));
    waiting.current = next;
    kept.keep({ schedule: next, version: version.current });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), pause);
  };

  const retry = () => {
    waiting.current ??= schedule;
    setState('saving');
    return save();
  };

  /** After a conflict: saves one's own version over the newest, or takes the newest. */
  const resolve = async (choice: 'mine' | 'newest') => {
    const newest = await call(getParentingSchedule, { caseId });
    version.current = newest.version;
    if (choice === 'mine') return retry();
    waiting.current = undefined;
    kept.drop();
    setSchedule(newest.schedule ?? emptySchedule());
    setState('saved');
    return undefined;
  };

  return { schedule, state, refused, change, retry, resolve };
}
