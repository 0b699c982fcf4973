/** The parts of the brand editor with which the start page of Storybook edits a brand. */
export { labels, logoRules } from '../../components/brand-editor/brand-editor.fixture.ts';
export { isColor } from '../../components/brand-editor/brand-draft.ts';
export { BrandFindings } from '../../components/brand-editor/brand-findings.tsx';
export { ColorField } from '../../components/brand-editor/color-field.tsx';
export { LogoField } from '../../components/brand-editor/logo-field.tsx';
