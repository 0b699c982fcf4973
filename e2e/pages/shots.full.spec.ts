// Guards e2e/shots.config.ts packages/app/src/features/homes/**
import { expect } from '@playwright/test';
import { settle } from '../testing/looks.ts';
import { signIn } from '../testing/people.ts';
import { test } from '../testing/product.ts';

const homes = { 'divorcee-home': 'party-a@demo.example', 'mediator-home': 'mediator@demo.example' };

for (const [name, email] of Object.entries(homes))
  test(`README picture: ${name}`, async ({ page }, { config, outputDir }) => {
    await signIn(page, email);
    await expect(page.getByRole('banner')).toContainText('Hearthside Family Mediation');
    await settle(page);
    const folder = String(config.metadata['pictures'] ?? outputDir);
    await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled', caret: 'hide' });
  });
