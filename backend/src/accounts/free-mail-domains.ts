/**
 * Domains anyone can get an address at: they prove no company. Regional ones stand for their whole family. Source:
 * decision 38.
 */
const FREE_MAIL_DOMAINS: ReadonlySet<string> = new Set(
  (
    "126.com 139.com 163.com 163.net 189.cn 10minutemail.com aim.com alice.it aliyun.com aol.com arcor.de att.net bell.net " +
    "bellsouth.net bigpond.com blueyonder.co.uk bluewin.ch bol.com.br btinternet.com centrum.cz charter.net comcast.net " +
    "cox.net daum.net discard.email disroot.org dispostable.com duck.com earthlink.net eclipso.de email.com email.cz " +
    "email.it emirates.net.ae eim.ae fakeinbox.com fastmail.com fastmail.fm foxmail.com free.fr freemail.hu freenet.de " +
    "getnada.com gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com guerrillamail.com hanmail.net hey.com " +
    "hotmail.com hushmail.com icloud.com ig.com.br inbox.com inbox.lv inbox.ru indiatimes.com interia.pl juno.com " +
    "keemail.me kpnmail.nl laposte.net libero.it list.ru live.com mac.com mail.com mail.de mail.ee mail.ru mailbox.org " +
    "maildrop.cc mailfence.com mailinator.com me.com mailnesia.com moakt.com mohmal.com msn.com mweb.co.za naver.com " +
    "nate.com neuf.fr ntlworld.com o2.pl onet.pl online.de optimum.net optonline.net orange.fr outlook.com pm.me post.cz " +
    "posteo.de posteo.net poste.it proton.me protonmail.ch protonmail.com qq.com rambler.ru rediffmail.com rocketmail.com " +
    "rogers.com runbox.com sapo.pt sbcglobal.net seznam.cz sfr.fr sharklasers.com shaw.ca sina.cn sina.com singnet.com.sg " +
    "sky.com skynet.be sohu.com spamgourmet.com startmail.com streamyx.com sympatico.ca t-online.de talktalk.net telenet.be " +
    "telus.net temp-mail.org tempmail.com terra.com.br throwawaymail.com tin.it tiscali.it tom.com trashmail.com tuta.com " +
    "tuta.io tutamail.com tutanota.com tutanota.de uol.com.br ukr.net vip.qq.com virgilio.it virginmedia.com verizon.net " +
    "wanadoo.fr web.de windowslive.com windstream.net wp.pl xs4all.nl xtra.co.nz yandex.com yandex.ru ya.ru yeah.net " +
    "yahoo.com yopmail.com ymail.com zoho.com zohomail.com ziggo.nl"
  ).split(" "),
)

/** Families with a domain in nearly every country: yahoo.co.uk, hotmail.fr, outlook.com.br, live.nl, gmx.fr, yandex.by. */
const FREE_MAIL_FAMILY = /^(?:yahoo|ymail|hotmail|outlook|live|msn|gmx|yandex|aol|googlemail)\.(?:com|com?\.[a-z]{2}|[a-z]{2})$/

/** The domain of a mail address, a web address or a domain, in lower case without "www."; empty when there is none. */
export function mailDomainOf(text: string): string {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, "")
  const host = (bare.includes("@") ? bare.slice(bare.lastIndexOf("@") + 1) : bare).split(/[/?#:]/)[0] ?? ""
  return host.replace(/^www\./, "").replace(/\.$/, "")
}

/**
 * Whether anyone can get an address at this domain, so that it can never be trusted. Takes a domain or an address.
 * Source: decision 38.
 */
export function isFreeMailDomain(mailOrDomain: string): boolean {
  const domain = mailDomainOf(mailOrDomain)
  return FREE_MAIL_DOMAINS.has(domain) || FREE_MAIL_FAMILY.test(domain)
}

/**
 * Whether an address or domain speaks for a business: there is a domain and not everyone can get an address at it.
 * Source: decision 39.
 */
export function isBusinessDomain(mailOrDomain: string): boolean {
  return mailDomainOf(mailOrDomain).includes(".") && !isFreeMailDomain(mailOrDomain)
}
