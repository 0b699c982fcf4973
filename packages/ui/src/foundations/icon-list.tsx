import {
  Bell,
  Calendar,
  Check,
  CircleAlert,
  CircleCheck,
  Clock,
  DoorOpen,
  Eye,
  FileText,
  FolderOpen,
  House,
  Info,
  Lock,
  LogOut,
  Menu,
  MessageCircle,
  OctagonAlert,
  Pencil,
  Plus,
  Search,
  Shield,
  Sparkles,
  Trash2,
  TriangleAlert,
  Upload,
  X,
} from 'lucide-react';
import * as styles from './blocks.css.ts';

const icons = {
  Bell,
  Calendar,
  Check,
  CircleAlert,
  CircleCheck,
  Clock,
  DoorOpen,
  Eye,
  FileText,
  FolderOpen,
  House,
  Info,
  Lock,
  LogOut,
  Menu,
  MessageCircle,
  OctagonAlert,
  Pencil,
  Plus,
  Search,
  Shield,
  Sparkles,
  Trash2,
  TriangleAlert,
  Upload,
  X,
};

const uses: Record<keyof typeof icons, string> = {
  House: 'home',
  Menu: 'menu',
  Bell: 'notifications',
  MessageCircle: 'messages',
  LogOut: 'logout',
  DoorOpen: 'quick exit',
  Lock: 'locked',
  Shield: 'safety',
  Eye: 'who can see it',
  FileText: 'a document',
  Upload: 'uploads',
  FolderOpen: 'cases',
  Calendar: 'sessions',
  Clock: 'waiting',
  Check: 'done',
  CircleCheck: 'success',
  CircleAlert: 'an error',
  TriangleAlert: 'a warning',
  OctagonAlert: 'critical risk',
  Info: 'to know',
  Sparkles: 'from AI',
  Search: 'search',
  Plus: 'new',
  Pencil: 'change',
  Trash2: 'delete',
  X: 'close',
};

/** The icons with their meanings. */
export function IconList() {
  return (
    <div className={`${styles.page} ${styles.icons}`}>
      {Object.entries(icons).map(([name, Icon]) => (
        <span key={name} className={styles.icon}>
          <Icon />
          <span>
            {name}
            <br />
            <span className={styles.soft}>{uses[name as keyof typeof uses]}</span>
          </span>
        </span>
      ))}
    </div>
  );
}
