import { expect, type Page } from '@playwright/test';

/** A device in the browser that keeps passkeys and always recognizes its owner. */
export async function withAuthenticator(page: Page) {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  const { authenticatorId } = await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    forgetAll: () => chromium.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

/** Signs out with the button in the bar. */
export const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
};
