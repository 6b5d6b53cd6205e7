// Preloaded into every Node process we start: when we are gone, it ends as on a polite request.
// Processes it forks in turn inherit the preload; their channel is their parent's business.
if (process.channel && String(process.ppid) === process.env.BILLET_FOLLOWS) {
  process.channel.unref()
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"))
}
