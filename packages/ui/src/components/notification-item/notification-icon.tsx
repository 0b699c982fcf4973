import {
  Bell,
  BriefcaseBusiness,
  Calendar,
  CalendarClock,
  FileCheck2,
  FileText,
  MessageCircle,
  UserPlus,
} from 'lucide-react';

const icons = {
  case_update: BriefcaseBusiness,
  document_uploaded: FileText,
  document_reviewed: FileCheck2,
  session_scheduled: Calendar,
  session_reminder: CalendarClock,
  message: MessageCircle,
  user_invited: UserPlus,
};

/** The types of notifications with an icon of their own. All others get a bell. */
export type NotificationType = keyof typeof icons;

/** The icon for a type of notification. */
export function NotificationIcon({ type, className }: { type: string; className?: string | undefined }) {
  const Icon = type in icons ? icons[type as NotificationType] : Bell;
  return <Icon className={className} />;
}
