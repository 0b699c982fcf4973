export { BrandEditor, type BrandEditorProps } from './components/brand-editor/brand-editor.tsx';
export type { BrandErrors, LogoRules } from './components/brand-editor/brand-form.tsx';
export { brandJson, readBrandJson, type BrandDraft } from './components/brand-editor/brand-draft.ts';
export type { BrandEditorLabels, PreviewLabels, ReportLabels } from './components/brand-editor/brand-labels.ts';
export type { BrandChange } from './components/brand-editor/use-brand-draft.ts';
export { brandReport, type Finding, type FindingNote } from './theme/brand/brand-report.ts';
