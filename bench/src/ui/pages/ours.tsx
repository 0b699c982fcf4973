import '@mediation/ui/theme';
import { Badge, Button, Dialog } from '@mediation/ui';
import { mountScenarios } from './scenarios.tsx';

mountScenarios({
  Badge: ({ children }) => <Badge tone="success">{children}</Badge>,
  Button: ({ children }) => <Button tone="secondary">{children}</Button>,
  Dialog: () => (
    <Dialog.Root>
      <Dialog.Trigger>Open</Dialog.Trigger>
      <Dialog.Content closeLabel="Close">
        <Dialog.Title>Leave This Page?</Dialog.Title>
        <Dialog.Body>
          <Dialog.Description>Going home signs you out.</Dialog.Description>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
});
