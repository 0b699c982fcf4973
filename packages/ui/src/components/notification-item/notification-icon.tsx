import {
  Bell,
  BriefcaseBusiness,
  Calendar,
  CalendarClock,
  Coins,
  FileCheck2,
  FileText,
  KeyRound,
  MessageCircle,
  MessagesSquare,
  PenLine,
  TriangleAlert,
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
  account: KeyRound,
  agreement: PenLine,
  money: Coins,
  proposal: MessagesSquare,
  safety_sign: TriangleAlert,
};

/** The types of notifications with an icon of their own: those of the contract, and what a change of a case is about. */
export type NotificationType = keyof typeof icons;

/** The icon for a type of notification. */
export function NotificationIcon({ type, className }: { type: string; className?: string | undefined }) {
  const Icon = type in icons ? icons[type as NotificationType] : Bell;
  return <Icon className={className} />;
}
