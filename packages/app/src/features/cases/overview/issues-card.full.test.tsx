// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { newTopic } from '../../../testing/topics.ts';
import { paths } from '../../../paths.ts';

const issues = page.getByRole('region', { name: 'Issues to settle' });
const agreed = page.getByRole('region', { name: 'Agreed so far' });

test('an agreed topic is agreed in the overview, on the agreement tab and in the timeline while another of its issue is open', async () => {
  const { maya, mediator, topic } = await newTopic();
  const { api } = mediator;
  const { topic: holidays } = await api.addTopic({ caseId: topic.case_id, issue: topic.issue, title: 'Holidays' });
  const { id: topicId, title, note, version } = holidays;
  await api.updateTopic({ topicId, title, note, version, state: 'agreed' });

  await renderAt(paths.case(topic.case_id), maya);
  await expect.element(issues).toMatchTextContent(new RegExp(`${topic.title}.*Not started.*Holidays.*Agreed`));
  await expect
    .element(page.getByRole('region', { name: 'What has happened' }))
    .toMatchTextContent(/changed a topic.*Holidays/);
  leaveApp();

  await renderAt(`${paths.case(topic.case_id)}?tab=agreement`, maya);
  await expect.element(agreed).toMatchTextContent('Holidays');
  await expect.element(agreed).not.toMatchTextContent(topic.title!);
  leaveApp();

  await renderAt(paths.case(topic.case_id), mediator);
  await expect
    .element(issues.getByRole('combobox', { name: 'Parenting' }))
    .toHaveAccessibleDescription(`${topic.title}: Not started · Holidays: Agreed`);
});
