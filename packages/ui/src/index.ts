// Actions
export { Button, type ButtonProps } from './components/button/button.tsx';
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.tsx';
export { Link, type LinkProps } from './components/link/link.tsx';
export * as Toolbar from './components/toolbar/toolbar.tsx';

// Forms
export * as CheckboxGroup from './components/checkbox-group/checkbox-group.tsx';
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx';
export { ConsentBox, type ConsentBoxProps } from './components/consent-box/consent-box.tsx';
export { DateInput, type DateInputProps } from './components/date-input/date-input.tsx';
export { emptyDate, isoFromParts, partsFromIso, type DateParts } from './components/date-input/date-parts.ts';
export { ErrorSummary, type ErrorSummaryProps, type FormError } from './components/error-summary/error-summary.tsx';
export { Field, type FieldProps } from './components/field/field.tsx';
export { Fieldset, type FieldsetProps } from './components/fieldset/fieldset.tsx';
export { FormRow, type FormRowProps } from './components/form-row/form-row.tsx';
export { Input } from './components/input/input.tsx';
export { MarkLine, MarkList, type MarkLineProps, type MarkListProps } from './components/marked-textarea/mark-list.tsx';
export { MarkedTextarea, type MarkedTextareaProps } from './components/marked-textarea/marked-textarea.tsx';
export { MoneyInput, type MoneyInputProps } from './components/money-input/money-input.tsx';
export {
  PasswordHints,
  type PasswordHintsProps,
  type PasswordHintsLabels,
} from './components/password-hints/password-hints.tsx';
export { PasswordInput, type PasswordInputProps } from './components/password-input/password-input.tsx';
export { PhoneInput } from './components/phone-input/phone-input.tsx';
export * as RadioGroup from './components/radio-group/radio-group.tsx';
export { SearchField, type SearchFieldProps } from './components/search-field/search-field.tsx';
export * as SegmentedControl from './components/segmented-control/segmented-control.tsx';
export { Select } from './components/select/select.tsx';
export { Switch, type SwitchProps } from './components/switch/switch.tsx';
export { Textarea, type TextareaProps } from './components/textarea/textarea.tsx';
export { TimeInput, type TimeInputProps } from './components/time-input/time-input.tsx';

// Content
export * as Accordion from './components/accordion/accordion.tsx';
export { AudienceLine, type AudienceLineProps } from './components/audience-line/audience-line.tsx';
export { Avatar, type AvatarProps } from './components/avatar/avatar.tsx';
export { Badge, type BadgeProps } from './components/badge/badge.tsx';
export { Bullets, type BulletsProps } from './components/bullets/bullets.tsx';
export { Card, type CardProps } from './components/card/card.tsx';
export { Clause, ClauseNumber, type ClauseProps } from './components/clause/clause.tsx';
export { Comment, type CommentProps } from './components/comment/comment.tsx';
export {
  ChangedWords,
  ChangeKey,
  type ChangedRun,
  type ChangedWordsProps,
} from './components/comparison/changed-words.tsx';
export * as Comparison from './components/comparison/comparison.tsx';
export { CountBadge, type CountBadgeProps } from './components/count-badge/count-badge.tsx';
export { countText } from './components/count-badge/count-text.ts';
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state.tsx';
export { Facts, type FactsProps } from './components/facts/facts.tsx';
export * as FigureTable from './components/figure-table/figure-table.tsx';
export { Amount, Figure, type FigureProps } from './components/figure-table/figure.tsx';
export { SumList, type SumListProps } from './components/figure-table/sum-list.tsx';
export { Kbd } from './components/kbd/kbd.tsx';
export { List, type ListRowProps } from './components/list/list.tsx';
export { NotificationItem, type NotificationItemProps } from './components/notification-item/notification-item.tsx';
export { Point, type PointProps } from './components/point/point.tsx';
export { QrCode, type QrCodeProps } from './components/qr-code/qr-code.tsx';
export { Quote, type QuoteProps } from './components/quote/quote.tsx';
export { Table, type TableProps } from './components/table/table.tsx';
export { Heading, Text, type HeadingProps, type TextProps } from './components/text/text.tsx';
export { Tile, Tiles, type TileProps } from './components/tile/tile.tsx';
export { Well, type WellProps } from './components/well/well.tsx';

// Feedback
export { Announcer, type AnnouncerProps } from './components/announcer/announcer.tsx';
export { Banner, type BannerProps } from './components/banner/banner.tsx';
export { ErrorScreen, type ErrorScreenProps, type ErrorScreenLabels } from './components/error-screen/error-screen.tsx';
export { ErrorState, type ErrorStateProps } from './components/error-state/error-state.tsx';
export { LoadingBar, type LoadingBarProps } from './components/loading-bar/loading-bar.tsx';
export { Notice, type NoticeProps } from './components/notice/notice.tsx';
export { Progress, type ProgressProps } from './components/progress/progress.tsx';
export { Skeleton, SkeletonGroup, type SkeletonProps } from './components/skeleton/skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/spinner/spinner.tsx';
export { LiveArea, StatusLine, type StatusLineProps } from './components/status-line/status-line.tsx';

// Overlays
export * as AlertDialog from './components/alert-dialog/alert-dialog.tsx';
export * as Dialog from './components/dialog/dialog.tsx';
export * as Drawer from './components/drawer/drawer.tsx';
export * as DropdownMenu from './components/dropdown-menu/dropdown-menu.tsx';
export { NotificationPanel, type NotificationPanelProps } from './components/notification-panel/notification-panel.tsx';
export {
  NotificationPopover,
  type NotificationPopoverProps,
} from './components/notification-panel/notification-popover.tsx';
export type { NotificationPanelLabels, PanelNotification } from './components/notification-panel/panel-notification.ts';
export * as Popover from './components/popover/popover.tsx';
export { Tooltip, type TooltipProps } from './components/tooltip/tooltip.tsx';

// Navigation
export { Breadcrumbs, type BreadcrumbsProps } from './components/breadcrumbs/breadcrumbs.tsx';
export * as ClauseList from './components/clause-list/clause-list.tsx';
export * as LinkCards from './components/link-cards/link-cards.tsx';
export { LoadMore, type LoadMoreProps } from './components/load-more/load-more.tsx';
export { TabBar, type TabBarItemProps, type TabBarProps } from './components/tab-bar/tab-bar.tsx';
export * as Tabs from './components/tabs/tabs.tsx';

// Chat
export { ChannelItem, type ChannelItemProps } from './components/channel-item/channel-item.tsx';
export * as ChannelList from './components/channel-list/channel-list.tsx';
export { ChatComposer, type ChatComposerProps } from './components/chat-composer/chat-composer.tsx';
export { type ComposerFile } from './components/chat-composer/composer-files.tsx';
export type { ComposerAttaching, ComposerRephrasing } from './components/chat-composer/composer-help.ts';
export { ChatFound, ChatNote } from './components/chat-log/chat-lines.tsx';
export { ChatLog, type ChatLogHandle, type ChatLogProps, type ChatLogLabels } from './components/chat-log/chat-log.tsx';
export { type LogPlace, type LoggedMessage, placeInLog } from './components/chat-log/log-place.ts';
export { ChatAttachment, type ChatAttachmentProps } from './components/chat-message/chat-attachment.tsx';
export { ChatBubble, type ChatBubbleProps } from './components/chat-message/chat-bubble.tsx';
export { ChatMessage, type ChatMessageProps } from './components/chat-message/chat-message.tsx';
export { Tombstone, type TombstoneProps } from './components/chat-message/tombstone.tsx';
export {
  ChatFacts,
  ChatLayout,
  ChatMiddle,
  ChatPane,
  type ChatLayoutProps,
  type ChatPaneProps,
} from './components/chat-pane/chat-pane.tsx';

// Assistance
export * as AssistPanel from './components/assist-panel/assist-panel.tsx';
export { AssistantMessage, type AssistantMessageProps } from './components/assistant-message/assistant-message.tsx';
export {
  HighRiskAlert,
  type HighRiskAlertProps,
  type HighRiskLabels,
} from './components/high-risk-alert/high-risk-alert.tsx';
export { InsightCard, type InsightCardProps } from './components/insight-card/insight-card.tsx';
export { QuickQuestions, type QuickQuestionsProps } from './components/quick-questions/quick-questions.tsx';
export {
  RephraseSuggestion,
  type RephraseSuggestionProps,
  type RephraseLabels,
} from './components/rephrase-suggestion/rephrase-suggestion.tsx';
export { RiskBadge, type RiskBadgeProps, type RiskLevel } from './components/risk-badge/risk-badge.tsx';
export { toneLevel, type ToneLevel } from './components/tone-meter/tone-level.ts';
export { ToneMeter, type ToneMeterProps } from './components/tone-meter/tone-meter.tsx';

// Documents
export { FileRow, type FileRowProps, type FileState } from './components/file-row/file-row.tsx';
export {
  ReviewDecision,
  type ReviewDecisionProps,
  type ReviewLabels,
} from './components/review-decision/review-decision.tsx';
export { Thumbnail } from './components/thumbnail/thumbnail.tsx';

// Schedule
export * as Agenda from './components/agenda/agenda.tsx';
export { AnswerMatrix, type AnswerMatrixProps } from './components/answer-matrix/answer-matrix.tsx';
export { NightCalendar, type NightCalendarProps } from './components/night-calendar/night-calendar.tsx';
export { NightCycle, NightCycleField, type NightCycleFieldProps } from './components/night-calendar/night-cycle.tsx';
export { NightProblem, type NightProblemProps } from './components/night-calendar/night-problem.tsx';
export type { CalendarMonth, CalendarNight, NightLook, NightStretch } from './components/night-calendar/nights.ts';
export type { OfferedSlot, SlotAnswer, SlotLabels } from './components/slot-list/slot-answers.tsx';
export { SlotList, type SlotListProps } from './components/slot-list/slot-list.tsx';

// Process
export * as Checklist from './components/checklist/checklist.tsx';
export { DonePart, type DonePartProps } from './components/done-part/done-part.tsx';
export { Fingerprint, type FingerprintProps } from './components/fingerprint/fingerprint.tsx';
export { LandingThreads, type LandingThreadsProps } from './components/landing-threads/landing-threads.tsx';
export { MiniPath, type MiniPathProps } from './components/mini-path/mini-path.tsx';
export { NextSteps, type NextStepsProps } from './components/next-steps/next-steps.tsx';
export { PersonPair, PersonPanel, type PersonPanelProps } from './components/person-panel/person-panel.tsx';
export { ProposalCard, type ProposalCardProps } from './components/proposal-card/proposal-card.tsx';
export { TermList, type ProposedTerm, type TermListProps } from './components/proposal-card/term-list.tsx';
export { TermTable, type TermTableProps } from './components/proposal-card/term-table.tsx';
export { Segments, type SegmentsProps } from './components/segments/segments.tsx';
export { StatStrip, type Stat, type StatStripProps } from './components/stat-strip/stat-strip.tsx';
export { StepPath, type PathStep, type StepPathProps } from './components/step-path/step-path.tsx';
export { Stepper, type StepperProps } from './components/stepper/stepper.tsx';
export { Threads, type ThreadsProps } from './components/threads/threads.tsx';
export * as Timeline from './components/timeline/timeline.tsx';

// Safety
export { QuickExit, type QuickExitProps } from './components/quick-exit/quick-exit.tsx';
export { useQuickExitKeys } from './components/quick-exit/use-quick-exit-keys.ts';
export {
  SessionTimeoutDialog,
  type SessionTimeoutDialogProps,
  type SessionTimeoutLabels,
} from './components/session-timeout-dialog/session-timeout-dialog.tsx';

// Shell
export { AppShell, type AppShellProps } from './components/app-shell/app-shell.tsx';
export { TopBar, TopBarWords, type TopBarProps } from './components/app-shell/top-bar.tsx';
export { BrandMark, type BrandMarkProps } from './components/brand-mark/brand-mark.tsx';
export { Columns, type ColumnsProps } from './components/columns/columns.tsx';
export { FocusLayout, type FocusLayoutProps } from './components/focus-layout/focus-layout.tsx';
export {
  Cells,
  Grid,
  Measure,
  PagePadding,
  ScreenOnly,
  type GridProps,
  type MeasureProps,
} from './components/grid/grid.tsx';
export * as Landing from './components/landing/landing.tsx';
export {
  Halves,
  PhoneOnly,
  Row,
  Rule,
  Stack,
  WideOnly,
  type RowProps,
  type StackProps,
} from './components/layout/layout.tsx';
export { MenuButton, type MenuButtonProps } from './components/menu-button/menu-button.tsx';
export { PageHeader, type PageHeaderProps } from './components/page-header/page-header.tsx';
export {
  PaneBar,
  PaneBody,
  PaneHead,
  PaneLayout,
  type PaneBodyProps,
  type PaneLayoutProps,
} from './components/pane-layout/pane-layout.tsx';
export { SideMenu, type SideMenuItemProps, type SideMenuProps } from './components/side-menu/side-menu.tsx';
export { SkipLink } from './components/skip-link/skip-link.tsx';
export { SplitLayout, type SplitLayoutProps } from './components/split-layout/split-layout.tsx';
export { UserChip, type UserChipProps } from './components/user-chip/user-chip.tsx';
export { VisuallyHidden } from './components/visually-hidden/visually-hidden.tsx';

// Help
export { Article, type ArticleProps, type ArticleSection } from './components/article/article.tsx';
export { GuideSteps, type GuideStep, type GuideStepsProps } from './components/guide-steps/guide-steps.tsx';
export type { HelpCategory, HelpQuestion } from './components/help-dialog/find-questions.ts';
export { HelpDialog, type HelpDialogProps, type HelpDialogLabels } from './components/help-dialog/help-dialog.tsx';
export { HelpTopics, type HelpTopicsProps, type HelpTopicsLabels } from './components/help-dialog/help-topics.tsx';
