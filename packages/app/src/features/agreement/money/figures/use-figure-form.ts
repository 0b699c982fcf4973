import { addFigure, type Figure, updateFigure } from '@mediation/api-client';
import { useForm } from 'react-hook-form';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { fromMinor, toMinor } from '../../../../words/amounts/money.ts';
import { today } from '../../../../words/times/due-text.ts';
import { evidenceOf, type FigureValues, ownEstimate, percentOf, unchanged } from './figure-values.ts';

interface FigurePlace {
  caseId: string;
  currency: string;
  category: Figure['category'];
  /** Without one a new one is added. */
  figure: Figure | undefined;
}

/** The form of a figure, and the call that saves what is in it. */
export function useFigureForm({ caseId, currency, category, figure }: FigurePlace) {
  const { call } = useBackend();
  const form = useForm<FigureValues>({
    mode: 'onTouched',
    defaultValues: {
      label: figure?.label ?? '',
      amount: figure ? fromMinor(figure.amount_minor, currency) : null,
      rhythm: figure?.rhythm ?? 'monthly',
      kind: figure?.kind ?? 'other',
      as_of: figure?.as_of ?? today(),
      is_joint: figure?.is_joint ?? false,
      share: String(figure?.own_share ?? 50),
      document: figure?.evidence ? (figure.evidence.upload_id ?? unchanged) : ownEstimate,
      page: String(figure?.evidence?.page ?? ''),
    },
  });
  const save = () => {
    const { label, amount, rhythm, kind, as_of, is_joint, share, ...where } = form.getValues();
    const own_share = is_joint ? (percentOf(share) ?? 50) : 50;
    const amount_minor = toMinor(Number(amount), currency);
    const content = { category, kind, label: label.trim(), amount_minor, rhythm, as_of, is_joint, own_share };
    const evidence = evidenceOf(where);
    return figure === undefined
      ? call(addFigure, { caseId, ...content, evidence: evidence ?? null })
      : call(updateFigure, {
          figureId: figure.id,
          ...content,
          ...(evidence !== undefined && { evidence }),
          version: figure.version,
        });
  };
  return { form, save };
}
