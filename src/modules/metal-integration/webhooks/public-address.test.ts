import { addressProblem, isPublicAddress } from "./public-address"

describe("An address", () => {
  it.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700:4700::1111"])("%s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ...["127.0.0.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "224.0.0.1"],
    ...["255.255.255.255", "::", "::1", "fe80::1", "fc00::1", "fd12::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8"],
    ...["64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "2001::1", "ff02::1", "example.com", ""],
  ])("%s is not", (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each([
    "http://hooks.example.com/",
    "ftp://hooks.example.com/",
    "https://localhost/",
    "https://postgres:5432/",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://169.254.169.254/latest/meta-data",
    "https://name:word@hooks.example.com/",
    "https://hooks.example.com/#part",
    "not an address",
  ])("%s is refused as an endpoint", (url) => {
    expect(addressProblem(url, false)).toEqual(expect.any(String))
  })

  it("is taken with a port and a query, and on this machine only where that is allowed", () => {
    expect(addressProblem("https://hooks.example.com:8443/billet?to=erp", false)).toBeNull()
    expect(addressProblem("http://localhost:4000/", true)).toBeNull()
    expect(addressProblem("http://name@localhost:4000/", true)).toEqual(expect.any(String))
  })
})
