import { useLingui } from '@lingui/react/macro';
import type { BrandEditorLabels, PreviewLabels, ReportLabels } from '@mediation/ui/brand-editor';
import { promises } from '../../../../words/texts/promises.ts';

const { logoMegabytes } = promises;

/** The texts of the brand editor. */
export function useBrandLabels(): BrandEditorLabels {
  const { t } = useLingui();
  return {
    useCustom: t`Use our own colors and logo`,
    useCustomHint: t`Off means the colors and the mark of the platform. Your name stays.`,
    organizationName: t`Name of the organization`,
    displayName: t`Display name`,
    tagline: t`Tagline`,
    primaryColor: { label: t`Primary color`, pick: t`Pick the primary color` },
    secondaryColor: { label: t`Secondary color`, pick: t`Pick the secondary color` },
    colorError: t`Write the color as #rrggbb, like #3b82f6.`,
    logo: t`Logo`,
    logoRules: t`A PNG, JPEG or WebP of at most ${logoMegabytes} MB. At night it stands on a white plate.`,
    logoError: t`This file cannot be the logo. Choose a PNG, JPEG or WebP of at most ${logoMegabytes} MB.`,
    addLogo: t`Add a logo`,
    replaceLogo: t`Replace the logo`,
    removeLogo: t`Remove the logo`,
    website: t`Website`,
    email: t`Email`,
    phone: t`Phone`,
    optional: t`(optional)`,
    unsaved: t`Not saved yet`,
    undo: t`Undo changes`,
    save: t`Save branding`,
    saving: t`Saving`,
    reset: t`Back to the platform’s own`,
    copy: t`Copy for Storybook`,
    copied: t`Copied`,
    paste: t`Paste from Storybook`,
    pasted: t`Copied brand`,
    pasteHint: t`Paste what “Copy JSON” gave you in Storybook. It fills in the fields; nothing is saved yet.`,
    pasteError: t`This is not a brand. Copy all of it once more.`,
    preview: usePreviewLabels(),
    report: useReportLabels(),
  };
}

function usePreviewLabels(): PreviewLabels {
  const { t } = useLingui();
  return {
    heading: t`Live preview`,
    as: t`Preview as`,
    divorcee: t`Party`,
    mediator: t`Mediator`,
    signIn: t`Sign In`,
    light: t`By day`,
    dark: t`At night`,
    phone: t`On a phone`,
    greeting: t`Good morning, Maya.`,
    step: t`You are on step 2 of 7.`,
    action: t`Add documents`,
    help: t`Help`,
    message: t`Thank you, Ruth.`,
    link: t`What to expect`,
    unread: t`2 unread`,
    cases: t`Active cases`,
    casesReason: t`2 need you today`,
    newCase: t`Create new case`,
    open: t`Open case`,
    waiting: t`Waiting for Daniel`,
    email: t`Email`,
    password: t`Password`,
  };
}

function useReportLabels(): ReportLabels {
  const { t } = useLingui();
  return {
    heading: t`What was made of your colors`,
    steps: [t`1 to 5 backgrounds`, t`6 to 8 lines`, t`9, 10 solid`, t`11, 12 text`],
    pairs: {
      primaryText: t`Text on buttons`,
      secondaryText: t`Text on the second color`,
      links: t`Links and small text`,
      edges: t`Edges of buttons, and the two threads`,
      twoColors: t`The two colors can be told apart`,
    },
    notes: {
      kept: () => t`Your color is used as it is.`,
      darkened: (before) => t`White on your color is ${before} to 1, so we use a darker one.`,
      lifted: () => t`By day your color is used as it is. At night it is a little lighter, to stand out.`,
      light: () => t`By day your color is used as it is. At night buttons are light with dark text, to stand out.`,
      pale: () => t`Your color is pale, so its text is dark and buttons get a thin edge.`,
      deeper: () => t`We use a deeper step of the same color.`,
      apart: () => t`We also checked this for red-green and blue-yellow color blindness.`,
      alike: () => t`Some people cannot tell them apart. Everything still works, because color never stands alone.`,
    },
    ratio: (ratio) => t`${ratio} to 1`,
    yes: t`Yes`,
    no: t`No`,
  };
}
