import '@mediation/ui/theme';
import {
  AppShell,
  Badge,
  Button,
  Card,
  Dialog,
  DropdownMenu,
  Field,
  Input,
  SideMenu,
  Table,
  TopBar,
} from '@mediation/ui';
import { toast, Toaster } from '@mediation/ui/toast';
import { cards, fields, pages, rows, show } from './reference.ts';

const menu = (
  <SideMenu title="Mediator" subtitle="ruth.lindqvist">
    <SideMenu.Group label="Pages">
      {pages.map((page) => (
        <SideMenu.Item key={page} icon={null}>
          {page}
        </SideMenu.Item>
      ))}
    </SideMenu.Group>
  </SideMenu>
);

const bar = (
  <TopBar brand="Mediation Platform">
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>Menu</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Logout</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
    <Dialog.Root>
      <Dialog.Trigger>Home</Dialog.Trigger>
      <Dialog.Content closeLabel="Close">
        <Dialog.Title>Leave This Page?</Dialog.Title>
      </Dialog.Content>
    </Dialog.Root>
  </TopBar>
);

show(
  <AppShell topBar={bar} side={menu}>
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: '1rem' }}>
      {cards.map(({ title, state }) => (
        <Card key={title}>
          <Card.Title>{title}</Card.Title>
          <Badge>{state}</Badge>
        </Card>
      ))}
    </div>
    {fields.map((label) => (
      <Field key={label} label={label}>
        <Input />
      </Field>
    ))}
    <Button onClick={() => toast({ title: 'Saved' })}>Save</Button>
    <Table>
      <tbody>
        {rows.map(({ name, step, day }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{step}</td>
            <td>{day}</td>
          </tr>
        ))}
      </tbody>
    </Table>
    <Toaster />
  </AppShell>,
);
