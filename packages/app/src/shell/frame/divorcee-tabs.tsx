import { useLingui } from '@lingui/react/macro';
import { TabBar } from '@mediation/ui';
import { Folder, HeartHandshake, House, LifeBuoy, MessageCircle } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useOver } from '../../shared/layout/panel.ts';
import { useDangerDialog } from '../../safety/use-danger-dialog.tsx';
import { panels } from '../../panel-paths.ts';
import { paths } from '../../paths.ts';
import { useActiveCase } from '../../active-case/stored-active-case.ts';
import { useUnread } from '../menu/use-unread.ts';

/**
 * The tab bar of divorcees on phones: the most used pages, and help in danger. Tabs of a case appear with an active
 * case.
 */
export function DivorceeTabs() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const caseId = useActiveCase();
  const unread = useUnread();
  const over = useOver();
  const { opener, dialog } = useDangerDialog();
  const uploads = caseId && paths.uploads(caseId);
  return (
    <>
      <TabBar label={t`Main`}>
        <TabBar.Item asChild icon={<House />} current={pathname === paths.divorcee()}>
          <Link to={paths.divorcee()}>{t`Home`}</Link>
        </TabBar.Item>
        {uploads && (
          <>
            <TabBar.Item
              asChild
              icon={<MessageCircle />}
              current={pathname === paths.messages()}
              count={unread}
              countLabel={t`${unread} unread`}
            >
              <Link to={paths.messages()}>{t`Messages`}</Link>
            </TabBar.Item>
            <TabBar.Item asChild icon={<Folder />} current={pathname === uploads}>
              <Link to={uploads}>{t`Documents`}</Link>
            </TabBar.Item>
          </>
        )}
        <TabBar.Item asChild icon={<HeartHandshake />}>
          <Link to={over(panels.assistant())}>{t`Let's Talk`}</Link>
        </TabBar.Item>
        <TabBar.Item asChild icon={<LifeBuoy />}>
          <button {...opener}>{t`Get help now`}</button>
        </TabBar.Item>
      </TabBar>
      {dialog}
    </>
  );
}
