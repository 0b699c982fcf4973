import type { Intake, Participant } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { sampleParticipant } from '../../../testing/samples.ts';
import { wantsApart, wishedMeeting, wishesOf } from './wishes.ts';

const intake = (userId: string, changes: Partial<Intake>) =>
  ({ user_id: userId, preferences: {}, accessNeeds: {}, safety: null, ...changes }) as Intake;

const meetingOf = (...meetings: string[]) =>
  wishedMeeting(
    wishesOf(
      meetings.map((meeting, at) => intake(`${at}`, { preferences: { meeting } })),
      meetings.map((_, at) => sampleParticipant(`${at}`)),
    ),
  );

test('an offer keeps to all wishes: apart if anybody asks for it, and in one room only if everybody does', () => {
  expect(meetingOf()).toEqual({ kind: 'joint', mode: 'video' });
  expect(meetingOf('together', 'together')).toEqual({ kind: 'joint', mode: 'in_person' });
  expect(meetingOf('together', 'video')).toEqual({ kind: 'joint', mode: 'video' });
  expect(meetingOf('unsure', 'together')).toEqual({ kind: 'joint', mode: 'video' });
  expect(meetingOf('together', 'separate')).toEqual({ kind: 'shuttle', mode: 'video' });
  expect(meetingOf('together', 'video_separate')).toEqual({ kind: 'shuttle', mode: 'video' });
});

test('a party who does not feel safe, is not sure, or would rather talk about it, is offered separate rooms', () => {
  for (const safety of [
    { answers: { safe: 'no' }, prefers_to_talk: false },
    { answers: { safe: 'unsure' }, prefers_to_talk: false },
    { answers: {}, prefers_to_talk: true },
  ]) {
    const wishes = wishesOf(
      [
        intake('maya', {
          safety: { ...safety, answered_at: null, handled_at: null },
          preferences: { meeting: 'together' },
        }),
      ],
      [sampleParticipant('maya')],
    );
    expect(wishes.map(wantsApart)).toEqual([true]);
    expect(wishedMeeting(wishes).kind).toBe('shuttle');
  }
});

test('only parties who joined count, with their interpreter and what else helps them', () => {
  const people: Participant[] = [
    sampleParticipant('maya'),
    sampleParticipant('daniel', { status: 'invited' }),
    sampleParticipant('tomas', { role: 'lawyer' }),
  ];
  const intakes = ['maya', 'daniel', 'tomas'].map((id) =>
    intake(id, {
      accessNeeds: { interpreter: ' Portuguese ', text: 'Breaks' },
      preferences: { meeting: 'video', text: 'Evenings' },
    }),
  );
  expect(wishesOf(intakes, people)).toEqual([
    {
      userId: 'maya',
      name: 'maya',
      meeting: 'video',
      interpreter: 'Portuguese',
      access: 'Breaks',
      matters: 'Evenings',
      worries: [],
    },
  ]);
});
