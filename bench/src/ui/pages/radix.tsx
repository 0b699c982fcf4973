import * as RadixDialog from '@radix-ui/react-dialog';
import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { plainParts } from './plain-parts.tsx';
import styles from './plain.module.css';
import { menuItems, mountScenarios } from './scenarios.tsx';

mountScenarios({
  ...plainParts,
  Dialog: () => (
    <RadixDialog.Root>
      <RadixDialog.Trigger>Open</RadixDialog.Trigger>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles['scrim']} />
        <RadixDialog.Content className={styles['dialog']}>
          <RadixDialog.Title>Leave This Page?</RadixDialog.Title>
          <RadixDialog.Description>Going home signs you out.</RadixDialog.Description>
          <RadixDialog.Close>Close</RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  ),
  Menu: () => (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger data-menu="">Menu</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content className={styles['menu']} align="end" sideOffset={6} collisionPadding={12}>
          {menuItems.map((item) => (
            <RadixMenu.Item key={item}>{item}</RadixMenu.Item>
          ))}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  ),
});
