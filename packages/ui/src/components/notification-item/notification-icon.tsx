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

/** The types of notifications with icons of their own. All others get a bell. */
export type NotificationType = keyof typeof icons;

/** The shape that goes with a type of notification. */
export function NotificationIcon({ type, className }: { type: string; className?: string | undefined }) {
  const Icon = type in icons ? icons[type as NotificationType] : Bell;
  return <Icon className={className} />;
}
