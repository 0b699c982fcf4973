// Guards packages/app/src/features/chat/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerRequests } from '../../../testing/interruptions.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { newQuarrel, panel, threat } from './ai-panel.testing.ts';

test('a quote of the panel leads to its message in the log', async () => {
  const { analyze, openChat } = await newQuarrel();
  await analyze();
  await openChat();
  const quote = panel()
    .getByRole('region', { name: 'Risk' })
    .getByRole('button', { name: /kill you/ });
  await quote.click();
  await expect.element(page.getByRole('log').getByRole('listitem').filter({ hasText: threat })).toHaveFocus();
});

test('the panel quotes the whole sentence behind a finding', async () => {
  const { analyze, openChat, mediator, caseId } = await newQuarrel();
  await analyze();
  const { insights } = await mediator.api.listInsights({ caseId, type: 'risk_assessment' });
  expect(JSON.stringify(insights[0]?.content['indicators'])).not.toContain(threat);
  await openChat();
  const quote = panel().getByRole('region', { name: 'Risk' }).getByRole('button', { name: threat });
  await expect.element(quote).toBeVisible();
});

test('the panel gives advice in the language of the page, for stored findings and for a closer look', async () => {
  const { analyze, mediator, caseId } = await newQuarrel();
  await analyze();
  await renderAt(`/mediator?panel=chat&case=${caseId}`, mediator, '', 'es');
  const advice = 'Detenga el contacto conjunto en este caso.';
  const spanish = page.getByRole('complementary', { name: 'Panel de IA' });
  await expect.element(spanish.getByRole('region', { name: 'Riesgo' }).first().getByText(advice)).toBeVisible();
  const closer = spanish.getByRole('region', { name: 'Mirar más de cerca' });
  await closer.getByRole('button', { name: 'Riesgo' }).click();
  await expect.element(closer.getByText(advice)).toBeVisible();
});

test('the panel says in the language of the page why the language model did not answer, and when it is asked', async () => {
  const { mediator, caseId } = await newQuarrel();
  answerRequests('/api/ai/', async (send) => {
    const answer = await (await send()).json();
    if (answer.health) {
      answer.health.status = 'degraded';
      Object.assign(answer.health.engine, { kind: 'llm', fallback_reason: 'http_500' });
    } else if (answer.engine) answer.engine.fallback_reason = 'timeout';
    return Response.json(answer);
  });
  await renderAt(`/mediator?panel=chat&case=${caseId}`, mediator, '', 'es');
  const spanish = page.getByRole('complementary', { name: 'Panel de IA' });
  await expect.element(spanish.getByText(/^El modelo de lenguaje no quiso responder/)).toBeVisible();
  await expect
    .element(spanish.getByText(/^En los mensajes nuevos, el modelo de lenguaje solo añade señales de peligro/))
    .toBeVisible();
  await spanish.getByRole('button', { name: 'Resumen' }).click();
  await expect.element(spanish.getByText(/El modelo de lenguaje tardó demasiado/)).toBeVisible();
});

test('the dashboard and the panel name a tone by the same word', async () => {
  const { analyze, openChat, mediator } = await newQuarrel();
  await analyze();
  await renderAt('/mediator', mediator);
  await expect.element(page.getByText(/^Hostile, \d+ of 10$/)).toBeVisible();
  leaveApp();
  await openChat();
  await expect.element(panel().getByRole('meter', { name: 'Hostile' })).toBeInTheDocument();
});

test('a mediator says that they have seen a finding, and the panel keeps that', async () => {
  const { analyze, openChat, mediator, caseId } = await newQuarrel();
  await analyze();
  await openChat();
  await panel().getByRole('button', { name: 'I have seen this' }).click();
  await expect.element(panel().getByText(/Seen by a mediator/)).toBeVisible();
  const { insights } = await mediator.api.listInsights({ caseId, type: 'risk_assessment' });
  expect(insights[0]?.acknowledged_by).toBe(mediator.user.id);
});

test('Pause this chat puts the case on hold after a question', async () => {
  const { analyze, openChat, mediator, caseId } = await newQuarrel();
  await analyze();
  await openChat();
  await page.getByRole('button', { name: 'Pause this chat' }).click();
  await page.getByRole('button', { name: 'Put on hold' }).click();
  await expect.poll(async () => (await mediator.api.getCase({ caseId })).case.status).toBe('on_hold');
});

test('a finding in a channel that is not open raises High Risk Detected, marks the channel, and the alert opens it', async () => {
  const { analyze, openChat, mediator } = await newQuarrel('private');
  await openChat('/mediator/messages');
  await expect.element(panel().getByText('Signs of danger in new messages show here.')).toBeVisible();
  await analyze();
  const alert = page.getByRole('region', { name: 'High Risk Detected' });
  await expect.element(alert.getByText(/of 10 in Maya Okafor · private, in Maya’s words\./).first()).toBeVisible();
  const row = page.getByRole('navigation', { name: 'Channels' }).getByRole('button', { name: /Critical/ });
  await expect.element(row).toMatchTextContent('Maya Okafor · private');
  await alert.getByRole('button', { name: 'Open this channel' }).click();
  await expect.element(panel().getByText('A threat to kill, in Maya’s words')).toBeVisible();
  await panel().getByRole('button', { name: 'I have seen this' }).click();
  await expect.element(row).not.toBeInTheDocument();
  const { channels } = await mediator.api.listChannels();
  expect(channels.filter(({ risk }) => risk !== null)).toEqual([]);
});

test('the chat of a case opens in the channel with a risk that no mediator has seen', async () => {
  const { analyze, openChat } = await newQuarrel('private');
  await analyze();
  await openChat();
  await expect.element(panel().getByText('A threat to kill, in Maya’s words')).toBeVisible();
});

test('the AI panel is on at first, and this device remembers that a mediator turned it off', async () => {
  const { openChat } = await newQuarrel();
  await openChat();
  await expect.element(panel()).toBeVisible();
  await page.getByRole('switch', { name: 'AI panel' }).click();
  await expect.element(panel()).not.toBeInTheDocument();
  leaveApp();
  await openChat();
  await expect.element(page.getByRole('switch', { name: 'AI panel' })).not.toBeChecked();
  expect(panel().query()).toBeNull();
});

test('the panel says that AI is off for the case, and the mediator turns it on again', async () => {
  const { openChat, mediator, caseId } = await newQuarrel();
  await mediator.api.setCaseAssistance({ caseId, enabled: false });
  await openChat();
  await expect.element(panel().getByText(/It is switched off for this case\./)).toBeVisible();
  expect(panel().getByRole('region', { name: 'Tone' }).query()).toBeNull();
  await panel().getByRole('button', { name: 'Turn AI on for this case' }).click();
  await expect.element(panel().getByRole('region', { name: 'Tone' })).toBeVisible();
});

test('a mediator asks for a summary, which is kept with the case, and for key points, risk and emotion', async () => {
  const { openChat, mediator, caseId } = await newQuarrel();
  await openChat();
  const closer = panel().getByRole('region', { name: 'A closer look' });
  await closer.getByRole('button', { name: 'Summary' }).click();
  await expect.element(closer.getByText(/It is kept with the case/)).toBeVisible();
  expect((await mediator.api.listInsights({ caseId, type: 'summary' })).insights).toHaveLength(1);
  for (const kind of ['Key points', 'Risk', 'Emotion']) {
    await closer.getByRole('button', { name: kind, exact: true }).click();
    await expect.element(closer.getByRole('heading', { name: kind })).toBeVisible();
  }
});

test('a summary and key points read a channel that is longer than its page, and every agreement is shown', async () => {
  const { openChat, maya, daniel, caseId } = await newQuarrel();
  const say = ({ api }: typeof maya, content: string) => api.postMessage({ channelId: `case-${caseId}`, content });
  await say(maya, 'I offer you the car.');
  await say(daniel, 'OK, deal.');
  for (let at = 0; at < 110; at += 1) await say(maya, `Could you bring box ${at}?`);
  await openChat();
  const closer = panel().getByRole('region', { name: 'A closer look' });
  await closer.getByRole('button', { name: 'Summary' }).click();
  await expect.element(closer.getByText('I offer you the car.')).toBeVisible();
  await expect.element(closer.getByText(/more points were found and are not shown here/)).toBeVisible();
  await closer.getByRole('button', { name: 'Key points' }).click();
  await expect.element(closer.getByText('OK, deal.')).toBeVisible();
  await closer.getByRole('button', { name: 'Show 10 more' }).click();
  await expect.element(closer.getByText('Could you bring box 10?')).toBeVisible();
  await closer.getByRole('button', { name: /OK, deal/ }).click();
  await expect.element(page.getByRole('log').getByRole('listitem').filter({ hasText: 'OK, deal.' })).toHaveFocus();
});

test('a closer look that fails says so in the words of the catalogue and can be tried again', async () => {
  const { openChat } = await newQuarrel();
  await openChat();
  const closer = panel().getByRole('region', { name: 'A closer look' });
  await expect.element(closer.getByRole('button', { name: 'Summary' })).toBeEnabled();
  const send = globalThis.fetch.bind(globalThis);
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    if (/summarize|assess-risk/.test(new Request(...request).url)) throw new TypeError('Failed to fetch');
    return send(...request);
  });
  onTestFinished(() => spy.mockRestore());
  await closer.getByRole('button', { name: 'Summary' }).click();
  await expect.element(closer.getByText('Failed to summarize text')).toBeVisible();
  await closer.getByRole('button', { name: 'Risk' }).click();
  await expect.element(closer.getByText('Failed to assess risk')).toBeVisible();
  spy.mockRestore();
  await closer.getByRole('button', { name: 'Try again' }).click();
  await expect.element(closer.getByText('A threat to kill, in Daniel’s words')).toBeVisible();
  await expect.element(closer.getByText('in Daniel’s words', { exact: true })).toBeVisible();
});

test('the panel offers other words for what the mediator writes, by the goal that they choose', async () => {
  const { openChat } = await newQuarrel();
  await openChat();
  const composer = page.getByRole('textbox', { name: /^Message to/ });
  await composer.fill('You idiot, bring Ada back on Friday at 17:30.');
  await page.getByRole('button', { name: 'Rephrase' }).click();
  const section = panel().getByRole('region', { name: 'Rephrase' });
  await expect.element(section.getByRole('button', { name: 'Use this' })).toBeVisible();
  await section.getByRole('radio', { name: 'Short' }).click();
  await section.getByRole('button', { name: 'Use this' }).click();
  await expect.element(composer).toHaveValue(expect.stringMatching(/^(?!.*idiot).*17:30/) as string);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(composer).toHaveValue('You idiot, bring Ada back on Friday at 17:30.');
});

test('a mediator sees the tone and the risk of a channel with the words behind it, their source and their limits', async () => {
  const { analyze, openChat } = await newQuarrel();
  await analyze();
  await openChat();
  await expect.element(panel().getByRole('meter').first()).toBeVisible();
  const risk = panel().getByRole('region', { name: 'Risk' });
  await expect.element(risk.getByText('A threat to kill, in Daniel’s words')).toBeVisible();
  await expect.element(risk.getByText('in Daniel’s words', { exact: true })).toBeVisible();
  await expect.element(risk.getByText('You could')).toBeVisible();
  await expect
    .element(risk.getByText(/Made by AI: Built-in analysis .*Nothing found does not mean safe\./))
    .toBeVisible();
  await expect
    .element(panel().getByText('AI can be wrong. Nothing here is sent or shown to the family unless you send it.'))
    .toBeVisible();
});

test('turning AI off for a case asks first and says what stays on, and the focus stays in the panel', async () => {
  const { openChat, mediator, caseId } = await newQuarrel();
  await openChat();
  const turnOff = panel().getByRole('button', { name: 'Turn AI off for this case' });
  const dialog = page.getByRole('dialog', { name: 'Turn AI off for this case?' });
  await turnOff.click();
  await expect.element(dialog.getByText(/Signs of danger still reach you\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave it on' }).click();
  await expect.element(turnOff).toHaveFocus();
  expect((await mediator.api.getAiConsents({ caseId })).assistance).toBe('on');
  await turnOff.click();
  await dialog.getByRole('button', { name: 'Turn AI off', exact: true }).click();
  await expect.element(panel().getByText(/It is switched off for this case\./)).toBeVisible();
  await expect.element(panel()).toHaveFocus();
});

test('the panel names the people of the channel whose words AI may not read', async () => {
  const { openChat, maya, caseId } = await newQuarrel();
  await maya.api.answerAiConsent({ caseId, answer: 'no' });
  await openChat();
  await expect.element(panel().getByText(/AI may not read what these people write: Maya\./)).toBeVisible();
});
