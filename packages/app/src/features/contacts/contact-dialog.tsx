import { useLingui } from '@lingui/react/macro';
import { deleteContact, getContact } from '@mediation/api-client';
import { Button, Dialog } from '@mediation/ui';
import { Pencil, Trash2, UsersRound } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { ActionDialog } from '../../shared/forms/action-dialog.tsx';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { ContactFormDialog } from './contact-form-dialog.tsx';
import { EntryFacts } from './entry-facts.tsx';
import { MergeDialog } from './merge-dialog.tsx';

export interface ContactDialogProps {
  contactId: string;
  onClose: () => void;
}

/** One entry of the mediator: read, changed, merged or deleted, as the address says. */
export function ContactDialog({ contactId, onClose }: ContactDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [search] = useSearchParams();
  const query = useEndpoint(getContact, { contactId });
  const contact = query.data?.contact;
  const doing = search.get('do');
  if (contact !== undefined && doing === 'edit') return <ContactFormDialog contact={contact} onClose={onClose} />;
  if (contact !== undefined && doing === 'merge') return <MergeDialog contact={contact} onClose={onClose} />;
  if (contact !== undefined && doing === 'delete')
    return (
      <ActionDialog
        title={t`Delete ${contact.name}?`}
        description={t`What you wrote down about them goes for ever. Their cases and invitations stay.`}
        action={t`Delete`}
        failed={t`Failed to delete the contact`}
        work={() => call(deleteContact, { contactId })}
        onClose={onClose}
      />
    );
  return <Reading {...{ contactId, query, onClose }} />;
}

interface ReadingProps extends ContactDialogProps {
  query: ReturnType<typeof useEndpoint<typeof getContact>>;
}

function Reading({ contactId, query, onClose }: ReadingProps) {
  const { t } = useLingui();
  const returnFocus = useReturnFocus();
  const to = (doing: string) => `?contact=${contactId}&do=${doing}`;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="medium" closeLabel={t`Close`} onCloseAutoFocus={returnFocus}>
        <Dialog.Title>{query.data?.contact.name ?? t`Contact`}</Dialog.Title>
        <Dialog.Body>
          <Dialog.Description>{t`No account yet. Only you read this.`}</Dialog.Description>
          <Loaded query={query} loadingLabel={t`Loading the contact`} fallback={t`Failed to load the contact`}>
            {({ contact }) => <EntryFacts contact={contact} />}
          </Loaded>
        </Dialog.Body>
        <Dialog.Foot>
          <Button asChild tone="secondary">
            <Link to={to('delete')}>
              <Trash2 />
              {t`Delete`}
            </Link>
          </Button>
          <Button asChild tone="secondary">
            <Link to={to('merge')}>
              <UsersRound />
              {t`Merge`}
            </Link>
          </Button>
          <Button asChild>
            <Link to={to('edit')}>
              <Pencil />
              {t`Edit`}
            </Link>
          </Button>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
