/** Whether the server answers. What the device says of its network is not asked: the server may be here. */
class Contact {
  lost = $state(false);
}

export const contact = new Contact();
