// Guards packages/app/src/features/agreement/** packages/agreement/src/compare/** packages/server/src/agreement-files/**
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { releaseDraft } from '../../../../testing/agreements.ts';
import { chooseWith } from '../../../../testing/choose-files.ts';
import { signIn } from '../../../../testing/people.ts';
import { renderAt } from '../../../../testing/render-app.tsx';
import { editedDocx } from './word-file.testing.ts';

const document = 'memorandum';
const choose = 'Choose a Word file';
const again = 'Choose another Word file';

/** The paragraphs of a clause, from its heading to the next one. */
const clauseIn = (heading: string) =>
  new RegExp(`<w:p>(?:(?!</w:p>).)*\\d\\. ${heading}</w:t>.*?(?=<w:p>(?:(?!</w:p>).)*Heading[23])`, 's');

test('the file of a version has no differences, also after a signature; an edited one has those that were made', async () => {
  const { id: caseId, mediator, party } = await commands.prepare('negotiatedCase');
  const [ruth, maya] = [await signIn(mediator), await signIn(party)];
  for (const [heading, text] of [
    ['The home', 'Maya keeps the home “as it is” and pays Daniel 40,000 pounds on 1 May 2027.'],
    ['School trips', 'Maya pays for a school trip first. Daniel pays half back within 14 days.'],
    ['The dog', 'The dog lives with Daniel.\n\nMaya walks it on Sundays.'],
  ] as const)
    await ruth.api.addClause({ caseId, document, issue: null, heading, text, plain_text: '', state: 'agreed' });
  const { id: versionId, hash, number } = await releaseDraft(ruth.api, caseId, document, { open_points: ['Pensions'] });
  const released = await maya.api.downloadAgreement({ caseId, versionId, format: 'docx' });

  await renderAt(`/agreement/${caseId}`, maya);
  await userEvent.click(page.getByRole('button', { name: 'Download version 1' }).first());
  await userEvent.click(page.getByRole('menuitem', { name: 'Compare with a Word file' }));
  await expect
    .element(page.getByRole('heading', { name: 'Compare version 1 with a Word file', level: 1 }))
    .toBeVisible();
  await expect.element(page.getByText(/Your browser reads the file\. It is not sent/)).toBeVisible();
  const same = page.getByText('No differences. This file says the same as version 1.');
  await chooseWith(choose, released);
  await expect.element(same).toBeVisible();
  await expect.element(page.getByText(`${hash.slice(0, 4)} ${hash.slice(4, 8)}`)).toBeVisible();
  expect(page.getByRole('region', { name: 'Signatures' }).query()).toBeNull();

  await maya.api.saveSigning({ caseId, versionId, has_read: true });
  await maya.api.signAgreement({ caseId, versionId, hash, name: maya.name, decides_freely: true, consent: 1 });
  await chooseWith(again, released);
  await expect.element(page.getByText(/^No differences\..*Only the part with the signatures/)).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Signatures' }))
    .toMatchTextContent(/Not counted.*Before: Maya Okafor Signed on screen/);

  const dog = clauseIn('The dog');
  const edited = await editedDocx(released, (body) => {
    const [clause = ''] = dog.exec(body) ?? [];
    const pension = clause
      .replace('3. The dog', '2. Pension')
      .replace('The dog lives with Daniel.', 'Each keeps their own pension.')
      .replace('Maya walks it on Sundays.', 'Nobody asks for a share.');
    return body
      .replace(dog, '')
      .replace(clauseIn('School trips'), (trips) => pension + trips.replace('2. School', '3. School'))
      .replace('“as it is”', '"as it is"')
      .replace(
        'pays half back',
        'pays </w:t></w:r><w:del><w:r><w:delText>half</w:delText></w:r></w:del><w:ins><w:r><w:t>all</w:t></w:r></w:ins><w:r><w:t xml:space="preserve"> back',
      );
  });
  await chooseWith(again, edited);
  await expect.element(page.getByText('3 parts differ from version 1.')).toBeVisible();
  await expect.element(page.getByText('Changes were tracked in this file.', { exact: false })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'What differs' }))
    .toMatchTextContent(/2\s*Pension\s*1\s*3\s*School trips\s*1\s*3\s*The dog\s*1/);
  await expect
    .element(page.getByRole('region', { name: '3 School trips' }))
    .toMatchTextContent(/1 change.*Before: half.*Now: all/);
  await expect.element(page.getByRole('region', { name: '2 Pension' })).toMatchTextContent(/New clause/);
  await expect.element(page.getByRole('region', { name: '3 The dog' })).toMatchTextContent(/Taken out/);
  expect(same.query()).toBeNull();
  expect(number).toBe(1);
});

test('a file of another version, another document and no document are told as such', async () => {
  const { caseId, versionId, party } = await commands.prepare('nextAgreement');
  const maya = await signIn(party);
  const first = await maya.api.downloadAgreement({ caseId, versionId, format: 'docx' });
  const { path, search } = await renderAt(`/agreement/${caseId}/compare?document=${document}&to=file`, maya);
  await chooseWith(choose, first);
  await expect.element(page.getByText(/^This file names the fingerprint of version 1/)).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: '1 The home' }))
    .toMatchTextContent(/Before: 31 March 2027\..*Now: 30 September 2026\./);
  await userEvent.click(page.getByRole('button', { name: 'Compare it with version 1' }));
  await expect.element(page.getByText('No differences. This file says the same as version 1.')).toBeVisible();
  expect(path() + search()).toBe(`/agreement/${caseId}/compare?document=${document}&from=1&to=file`);
  await expect.poll(() => window.document.activeElement?.localName).toBe('button');

  const letter = await editedDocx(first, (body) => body.replaceAll(/<w:t(?: [^>]*)?>[^<]*</g, '<w:t>Dear neighbour<'));
  await chooseWith(again, letter);
  await expect.element(page.getByText(/^Nearly nothing in this file is in version 1/)).toBeVisible();

  await chooseWith(again, new File(['%PDF-1.7'], 'agreement.docx'));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/We can’t read this file as a Word file/);
  await expect.element(page.getByRole('heading', { name: 'What is compared' })).toBeVisible();
});
