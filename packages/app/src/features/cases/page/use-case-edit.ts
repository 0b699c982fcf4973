import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { ApiError, type Case, getCase, type InputOf, updateCase } from '@mediation/api-client';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { errorText } from '../../../words/texts/error-text.ts';
import type { CaseWords } from './conflict-notice.tsx';

type Edit = InputOf<typeof updateCase>;

/** What a case is called and about, as it is changed here. `newest` is what somebody else saved meanwhile. */
export function useCaseEdit(mediationCase: Case, onSaved: () => void) {
  const { t } = useLingui();
  const { call, settled } = useBackend();
  const [before, setBefore] = useState(mediationCase);
  const [newest, setNewest] = useState<Case | null>(null);
  const form = useForm<Edit>({
    resolver: standardSchemaResolver(updateCase.input),
    defaultValues: {
      caseId: before.id,
      version: before.version,
      title: before.title,
      description: before.description,
    },
  });
  const { setValue, getValues, setError } = form;

  const keep = async (input: Edit): Promise<void> => {
    try {
      await call(updateCase, input);
      await settled();
      onSaved();
    } catch (error) {
      const now = error instanceof ApiError && error.code === 'conflict' ? await readNewest() : null;
      if (now === null || now.status === 'closed')
        return setError('root', { message: errorText(error, t`Failed to change the case`) });
      setValue('version', now.version);
      const isUntouched = now.title === before.title && now.description === before.description;
      setBefore(now);
      if (isUntouched) return keep({ ...input, version: now.version });
      setNewest(now);
    }
  };
  const readNewest = async () => (await call(getCase, { caseId: before.id }).catch(() => null))?.case ?? null;
  const save = form.handleSubmit(keep);
  return {
    form,
    newest,
    own: (): CaseWords => ({ title: getValues('title') ?? '', description: getValues('description') ?? '' }),
    save,
    keepOwn: () => {
      setNewest(null);
      void save();
    },
    takeNewest: ({ title, description }: CaseWords) => {
      setValue('title', title);
      setValue('description', description);
      setNewest(null);
    },
  };
}
