import { catalogue } from "../catalogue"

export const creditTexts = catalogue("credit", {
  next: {
    PENDING: "Waiting. Our credit desk takes it up within one working day and writes to you.",
    UNDER_REVIEW: "Being looked at. Our credit desk may call you; you get a mail as soon as it is decided.",
    APPROVED: "Approved. Your company orders on account from now on.",
    REJECTED: "Not approved.",
  },
  yourApplicationIsWithUs: "Your application is with us. You get a mail as soon as it is decided.",
  creditApplication: "Credit application",
  creditLimitUsd: "Credit limit, USD",
  daysNet: "Days net",
  daysDays: "{days} days",
  whatYouBuyAndSuppliers: "What you buy, and suppliers who know you",
  papers: "Papers",
  accountsBankOrTradeReferences:
    "Accounts, bank or trade references: up to 5 files, 10 MB together. Only our credit desk can open them.",
  sending: "Sending",
  apply: "Apply",
  asked: "Asked",
  for: "For",
  limitDaysDaysNet: "{limit}, {days} days net",
  credit: "Credit",
  terms: "Terms",
  limitDaysDaysNetOpenbalance: "{limit}, {days} days net; {openBalance} of it in use.",
  yourCompanyPaysByCard: "Your company pays by card so far. With approved terms you order on account.",
  applyForOtherTerms: "Apply for other terms",
  applyForTerms: "Apply for terms",
  seeWhoThatIs: "See who that is",
  anAdministratorOfYourCompany: "An administrator of your company applies for credit. {link}",
})
