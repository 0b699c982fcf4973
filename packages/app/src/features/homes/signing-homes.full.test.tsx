// Guards packages/app/src/features/homes/** packages/app/src/features/agreement/** packages/app/src/shared/** packages/app/src/backend/**
import type { DocumentKind } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

const { id: caseId, mediator, party, other } = await commands.prepare('negotiatedCase');
const part = (name: string | RegExp) => page.getByRole('region', { name });

const dueOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const review = {
  id: '0b6e4c1e-5f0e-4c54-9b57-0d3c7a3c2b09',
  kind: 'review' as const,
  who: 'both' as const,
  what: 'Look at the school run again',
  due_on: dueOn,
  repeats: 'none' as const,
};

async function release({ api }: Person, heading: string, of: DocumentKind = 'memorandum') {
  await api.addClause({
    caseId,
    document: of,
    issue: null,
    heading,
    text: `Maya and Daniel agree on ${heading.toLowerCase()}.`,
    plain_text: '',
    state: 'agreed',
    duties: heading === 'The school run' ? [review] : [],
  });
  const { documents } = await api.getAgreement({ caseId });
  const tag = documents.find(({ document }) => document === of)?.draft?.tag ?? '';
  const input = { caseId, document: of, tag, readers: 'everyone' } as const;
  return (await api.releaseAgreement({ ...input, open_points: [] })).version;
}

async function sign({ api, name }: Person, { id: versionId, hash }: { id: string; hash: string }) {
  await api.saveSigning({ caseId, versionId, has_read: true });
  await api.signAgreement({ caseId, versionId, hash, name, decides_freely: true, consent: 1 });
}

test('the homes lead a party to what they sign, and the mediator to comments, signatures and reviews', async () => {
  const ruth = await signIn(mediator);
  const maya = await signIn(party);
  const daniel = await signIn(other);
  for (const { id: intakeId, version } of (await ruth.api.listIntakes({ caseId })).intakes)
    await ruth.api.acceptIntake({ intakeId, version });
  const first = await release(ruth, 'The school run');

  await renderAt('/divorcee', maya);
  const card = part('Memorandum of Understanding, version 1: read and sign');
  await expect.element(card).toMatchTextContent(/Your next step.*It was released on/);
  await card.getByRole('link', { name: 'Read and sign' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Read it to the end' })).toBeVisible();
  leaveApp();

  const { clauses, id: versionId } = first;
  const comment = { caseId, versionId, clause_id: clauses[0]!.id, audience: 'mediator' as const };
  await daniel.api.addClauseComment({ ...comment, text: 'Who drives on Mondays?' });
  await renderAt('/mediator', ruth);
  const needs = part('Cases needing attention');
  await expect.element(needs).toMatchTextContent('1 comment on the agreement to answer');
  await expect.element(needs).not.toMatchTextContent('Mondays');
  await needs.getByRole('link', { name: /^Read comments/ }).click();
  const asked = page.getByRole('listitem').filter({ hasText: 'Who drives on Mondays?' });
  await expect.element(asked).toHaveFocus();
  leaveApp();

  await sign(maya, first);
  await renderAt(`/cases/${caseId}?tab=overview`, ruth);
  await expect.element(part('What needs you')).toMatchTextContent(/1 comment on the agreement.*A new signature/);
  leaveApp();

  await sign(daniel, first);
  await renderAt('/divorcee', maya);
  await expect
    .element(part('Waiting on you').getByRole('checkbox', { name: 'Look at the school run again (both of you)' }))
    .toBeVisible();
  leaveApp();
  await renderAt(`/cases/${caseId}?tab=overview`, ruth);
  await expect
    .element(part('What needs you'))
    .toMatchTextContent(/A review of the agreement is due.*Everything is signed/);
  leaveApp();

  await release(ruth, 'The dog');
  await renderAt('/divorcee', maya);
  const again = part('Memorandum of Understanding, version 2: read and sign');
  await expect.element(again).toMatchTextContent('Version 1 stays as it is until both of you have signed version 2.');
  await expect.element(again.getByRole('link', { name: 'See what changed' })).toBeVisible();
  await expect.element(part('Waiting on you')).toMatchTextContent('Look at the school run again');
  leaveApp();
  await renderAt('/divorcee?panel=notifications', maya);
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent(
      /Memorandum of Understanding, version 2: .*your mediator asks you to read a new version of your agreement/i,
    );
});

test('a lawyer sees a released version and then its open lawyer round with its deadline on their home, and a link to where they comment', async () => {
  const ruth = await signIn(mediator);
  const maya = await signIn(party);
  const tomas = await newPerson('lawyer', 'Tomas Herrera');
  const invited = { caseId, email: tomas.email, name: tomas.name, role: 'lawyer', side: 'A' } as const;
  const { participant } = await tomas.api.acceptInvitation({ token: (await ruth.api.invite(invited)).token });
  await maya.api.confirmLawyer({ caseId, participantId: participant!.id });
  const { id: versionId } = await release(ruth, 'The car');
  await renderAt('/lawyer', tomas);
  const released = part('Released, not signed by both yet');
  await expect.element(released).toMatchTextContent(/Memorandum of Understanding, version \d ?Okafor family/);
  leaveApp();
  const deadline_at = new Date(Date.now() + 72 * 3_600_000).toISOString();
  const { round: opened } = await ruth.api.openLawyerRound({ caseId, versionId, deadline_at });

  await renderAt('/lawyer', tomas);
  const round = part('Waiting on you').getByRole('link', {
    name: /Comment on: Memorandum of Understanding, version \d/,
  });
  await expect.element(round).toMatchTextContent(/Okafor family.*Open until.*You have no comments yet\./);
  await expect.element(part('Waiting on Maya')).toMatchTextContent('Sign the newest version');
  await expect.element(released).not.toBeInTheDocument();
  await expect.element(part('Deadlines')).toMatchTextContent(/Look at the school run again.*Lawyer round/);
  await round.click();
  await expect.element(part('Clause by clause')).toMatchTextContent('The car');
  await tomas.api.finishLawyerRound({ roundId: opened.id });
  await expect
    .element(part(/^Lawyer round, version/))
    .toMatchTextContent(/Closed .*\. Nobody else could read the comments before that\./);
});

test('a party reads beside their figures that a released financial statement stays as it is', async () => {
  const ruth = await signIn(mediator);
  const maya = await signIn(party);
  const daniel = await signIn(other);
  const figure = { category: 'owns', label: 'Savings', amount_minor: 1_485_001, as_of: '2026-11-01' } as const;
  for (const { api } of [maya, daniel]) {
    await api.addFigure({ caseId, ...figure, is_joint: false, evidence: null });
    await api.completeStatement({ caseId, is_complete: true });
  }
  await ruth.api.openStatements({ caseId });
  const note = page.getByText(/The figures in version 1 of the financial statement stay as they were/);
  await renderAt(`/agreement/${caseId}/money`, maya);
  await expect.element(page.getByRole('button', { name: 'Change Savings' })).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  leaveApp();
  await release(ruth, 'Our figures', 'finances');
  await renderAt(`/agreement/${caseId}/money`, maya);
  await expect.element(note).toMatchTextContent('counts only in a new version, which both of you sign again');
});
