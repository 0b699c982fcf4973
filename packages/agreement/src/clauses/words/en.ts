import type { ClauseWords } from '../clause-words.ts';
import type { ClauseId } from '../catalog.ts';

/** The clauses of the library in English. Whatever only the family knows is in brackets. */
export const en: Record<ClauseId, ClauseWords> = {
  school_days: {
    heading: 'School days',
    text: 'In school weeks [names of the children] sleep at [name]’s on [days], and at [name]’s on [days].',
    plain_text: 'This says where the children sleep when there is school.',
  },
  holidays: {
    heading: 'School holidays',
    text: 'In years with an even number [names of the children] spend the first half of the [name] holidays with [name] and the second half with [name]; in the other years it is the other way round. The change is on the middle day at [time].',
    plain_text: 'Each of you has half of the holidays, and you take turns with the first half.',
  },
  special_days: {
    heading: 'Birthdays and special days',
    text: 'On [day] [names of the children] are with [name] from [time] to [time] in years with an even number, and with [name] in the other years. This comes before every other rule.',
    plain_text: 'Some days matter more than the pattern. You take turns with them.',
  },
  handover: {
    heading: 'Handovers',
    text: '[Name] collects [names of the children] at [place] at [time] on [days].',
    plain_text: 'This says who fetches the children, where and when.',
  },
  late_or_ill: {
    heading: 'When somebody is late or ill',
    text: 'Whoever will be more than [number] minutes late writes to the other parent before [time]. A child who is ill stays where they woke up until [time] on the next day.',
    plain_text: 'You tell each other when you are late, and a child who is ill is not moved.',
  },
  decisions: {
    heading: 'Decisions about school and health',
    text: 'Both parents decide together about [school, medical treatment, religion]. Whoever asks does so in writing; the other one answers within [number] days.',
    plain_text: 'Big decisions need both of you, and nobody waits for an answer for ever.',
  },
  calls: {
    heading: 'Calls with the other parent',
    text: '[Names of the children] call the other parent on [days] at [time] for up to [number] minutes.',
    plain_text: 'The children can talk to both of you, wherever they are.',
  },
  travel: {
    heading: 'Travel',
    text: 'Whoever travels abroad with [names of the children] tells the other parent the dates and the address at least [number] days before. [Name] keeps the passports and hands them over [number] days before the journey.',
    plain_text: 'You tell each other about journeys early enough.',
  },
  home_use: {
    heading: 'Who lives in the home',
    text: '[Name] lives at [address] until [date]. [Name] moves out on [date].',
    plain_text: 'This says who stays in the home, and until when.',
  },
  home_outcome: {
    heading: 'The sale of the home',
    text: '[Name] asks [number] agents for an offer by [date]. Both accept the best offer of at least [amount and currency]. After the mortgage and the costs of the sale, [name] receives [percent] and [name] receives [percent].',
    plain_text: 'You sell the home, and you know before what each of you gets.',
  },
  home_costs: {
    heading: 'Mortgage, bills and repairs until then',
    text: 'Until [date] [name] pays the mortgage and the bills of [address]. Repairs above [amount and currency] need a message from both first; [name] pays [percent] and [name] pays [percent] within [number] days.',
    plain_text: 'This says who pays for the home until its future is settled.',
  },
  joint_account: {
    heading: 'The joint account',
    text: '[Name] closes the joint account at [bank] by [date]. Each receives half of what is on it on that day.',
    plain_text: 'The joint account ends, and you share what is left.',
  },
  belongings: {
    heading: 'Belongings',
    text: '[Name] keeps [list]. [Name] keeps [list] and collects it by [date].',
    plain_text: 'This says who keeps which things.',
  },
  pension_share: {
    heading: 'Sharing a pension',
    text: '[Percent] of the pension of [name] with [fund], as valued on [date], goes to [name]. [Name] sends the papers to the fund by [date].',
    plain_text: 'A part of one pension goes to the other one of you.',
  },
  pension_kept: {
    heading: 'Keeping pensions',
    text: 'Each keeps their own pensions. [Name] pays [name] [amount and currency] for the difference by [date].',
    plain_text: 'Nobody’s pension is shared. The difference is paid in money.',
  },
  debts_each: {
    heading: 'Debts of each',
    text: '[Name] pays the debt with [bank] of [amount and currency] from [date]. [Name] pays the debt with [bank] of [amount and currency] from [date].',
    plain_text: 'This says who pays which debt.',
  },
  debts_joint: {
    heading: 'A joint debt',
    text: 'Until the joint debt with [bank] is repaid, [name] pays [amount and currency] and [name] pays [amount and currency] on day [number] of every month.',
    plain_text: 'You pay this debt together until it is gone.',
  },
  support_monthly: {
    heading: 'Monthly payment',
    text: '[Name] pays [name] [amount and currency] for [names of the children] by bank transfer on day [number] of every month, for the first time on [date] and for the last time on [date].',
    plain_text: 'One of you pays the other a fixed sum each month for the children.',
  },
  extra_costs: {
    heading: 'Clubs, trips and other extra costs',
    text: '[Name] pays [percent] and [name] pays [percent] of clubs, school trips and [list]. Whoever paid sends the receipt within [number] days; the other one pays within [number] days after that. Above [amount and currency] both say yes in writing before anything is booked.',
    plain_text: 'You share what the monthly payment does not cover.',
  },
  support_change: {
    heading: 'If one of you loses work',
    text: 'Whoever loses work or whose income changes by more than [percent] tells the other one in writing within [number] days. Until both agree on a new sum, for [number] months at most, [name] pays [amount and currency] each month.',
    plain_text: 'You know what happens to the payment when somebody’s income changes.',
  },
  figures_shown: {
    heading: 'What was shown',
    text: '[Name] and [name] have each shown the documents that this statement lists. The figures are those of [date].',
    plain_text: 'You both looked at the same figures, from the same day.',
  },
  figures_change: {
    heading: 'When a figure changes',
    text: 'Whoever learns that a figure of this statement changes by more than [amount and currency] tells the other one in writing within [number] days.',
    plain_text: 'You tell each other when something important changes.',
  },
  pensions_listed: {
    heading: 'Pensions',
    text: '[Name] has a pension with [fund], valued at [amount and currency] on [date]. [Name] has a pension with [fund], valued at [amount and currency] on [date].',
    plain_text: 'This lists the pensions and what they were worth on one day.',
  },
  debts_listed: {
    heading: 'Debts',
    text: 'On [date] the debt of [name] with [bank] was [amount and currency], and the debt of [name] with [bank] was [amount and currency].',
    plain_text: 'This lists what you owed on one day.',
  },
  messages: {
    heading: 'How you write to each other',
    text: 'Both parents write to each other about the children by [e-mail, app], and answer within [number] hours. In an emergency they call at once.',
    plain_text: 'You use one way to write, and you both know when to expect an answer.',
  },
  disagreement: {
    heading: 'If you cannot agree',
    text: 'If one of you says in writing that you disagree about this agreement, both meet [name of the mediator] within [number] weeks, before anybody goes to court. Each pays half of it.',
    plain_text: 'Before a court you talk once more.',
  },
  review_date: {
    heading: 'Looking at this again',
    text: 'Both review this agreement on [date], with [name of the mediator]. It stays as it is until both have signed a change.',
    plain_text: 'You look at all of this again on a fixed day.',
  },
  review_early: {
    heading: 'An earlier review',
    text: 'Both review this agreement within [number] weeks when one of you moves more than [number] kilometers away, changes working hours, or asks for it in writing.',
    plain_text: 'When life changes, you look at this earlier.',
  },
};
