import '@mediation/ui/theme';
import { Badge, Button, ChatLog, ChatMessage, Dialog, DropdownMenu } from '@mediation/ui';
import { manyMessages } from './messages.ts';
import styles from './pane.module.css';
import { menuItems, mountScenarios } from './scenarios.tsx';

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
  Menu: () => (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger data-menu="">Menu</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        {menuItems.map((item) => (
          <DropdownMenu.Item key={item}>{item}</DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
  messages: manyMessages(10_000),
  Chat: ({ messages }) => (
    <div className={styles['pane']}>
      <ChatLog
        label="Messages"
        messages={messages}
        dayName={(at) => at.slice(0, 10)}
        labels={{
          older: 'Show older messages',
          loadingOlder: 'Loading',
          unread: 'New',
          newMessages: (count) => `${count} new messages`,
          newest: 'Newest messages',
        }}
      >
        {({ at, text }, { isGrouped }) => (
          <ChatMessage author="Ruth Lindqvist" from="mediator" time={at.slice(11, 16)} grouped={isGrouped}>
            {text}
          </ChatMessage>
        )}
      </ChatLog>
    </div>
  ),
});
